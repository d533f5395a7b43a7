/**
 * @generated SignedSource<<e05c57e5d42ea4e8fba8a28477cf4d83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTellChange_payload$data = {
  readonly members: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MembersPage_row">;
  }>;
  readonly results: ReadonlyArray<{
    readonly nodeId: string;
    readonly ok: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  }>;
  readonly " $fragmentType": "useTellChange_payload";
};
export type useTellChange_payload$key = {
  readonly " $data"?: useTellChange_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTellChange_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useTellChange_payload"
};

(node as any).hash = "09c52182bcd845307a685e4df7a5135a";

export default node;
