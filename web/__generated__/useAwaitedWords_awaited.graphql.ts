/**
 * @generated SignedSource<<967f18bda89f2c19be0cdb321a4ddb8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type NoApproverReason = "AUTHORS" | "AUTHORS_AND_APPROVERS" | "NOT_PERMITTED";
import type { FragmentRefs } from "relay-runtime";
export type useAwaitedWords_awaited$data = {
  readonly missing: number;
  readonly nobody: NoApproverReason | null | undefined;
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
