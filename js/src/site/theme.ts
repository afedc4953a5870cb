// The colours of a page of the site: what its address asks for, else what the reader's system has.
export function takeTheme(document: Document): void {
  const theme = new URL(document.location.href).searchParams.get("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}
