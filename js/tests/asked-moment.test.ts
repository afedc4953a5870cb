// A link to a notebook may ask for a moment: the first game of its kind takes it, once.
import { expect, test } from "vitest";
import { askedMoment, gameOf } from "../src/core/asked-moment";

const code = `DWG2${btoa("welcome\x01abcdefgh").replace(/=+$/, "")}`;
const came = (address: string) =>
  ({ performance: { getEntriesByType: () => [{ name: address }] } }) as unknown as Window;

test("a code says which game it is of", () => {
  expect(gameOf(code)).toBe("welcome");
  expect(gameOf("DWG1abc")).toBeNull();
  expect(gameOf("<script>")).toBeNull();
});

test("the first game of its kind takes the moment of the address, and no other does", () => {
  const window = came(`https://hub.example/lab/tree/index.ipynb?m=${code}&token=x#y`);
  expect(askedMoment("dungeons", window)).toBeNull();
  expect(askedMoment("welcome", window)).toBe(code);
  expect(askedMoment("welcome", window)).toBeNull();
});

test("an address without a moment asks for none", () => {
  for (const address of ["https://a.example/lab", "https://a.example/lab?m=hello", "", "?m="])
    expect(askedMoment("welcome", came(address))).toBeNull();
});

test("a code that does not say its game goes to the first who asks, as the kernel knows what is wrong with it", () => {
  for (const other of ["DWG9abc", "DWG1abc", "DWG2"]) {
    const window = came(`https://hub.example/lab?m=${other}`);
    expect(askedMoment("dungeons", window)).toBe(other);
    expect(askedMoment("welcome", window)).toBeNull();
  }
});
