/**
 * @generated SignedSource<<88d68dffb120fa7c866ab9ec6a79d5e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMutation_error$data = {
  readonly code: string;
  readonly field: ReadonlyArray<string> | null | undefined;
  readonly message: string;
  readonly " $fragmentType": "useMutation_error";
};
export type useMutation_error$key = {
  readonly " $data"?: useMutation_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useMutation_error"
};

(node as any).hash = "86f0f9d9dca8dcbdfff3846642c4bec8";

export default node;
