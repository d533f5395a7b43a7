/**
 * @generated SignedSource<<7ba87fa9fb979d36d10d83e9b8d2c095>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type NobodyApproves = "AUTHORS" | "AUTHORS_AND_APPROVERS" | "NOT_PERMITTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAwaitedWords_awaited$data = {
  readonly missing: number;
  readonly nobody: NobodyApproves | null | undefined;
  readonly people: ReadonlyArray<{
    readonly fullName: string;
  }>;
  readonly " $fragmentType": "useAwaitedWords_awaited";
};
export type useAwaitedWords_awaited$key = {
  readonly " $data"?: useAwaitedWords_awaited$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAwaitedWords_awaited">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAwaitedWords_awaited"
};

(node as any).hash = "95d56aee6c83de5ffaf22a66839bffd5";

export default node;
