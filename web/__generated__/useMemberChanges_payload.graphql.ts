/**
 * @generated SignedSource<<d2ba42ddaf4da9ce312e598a8ba13d67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMemberChanges_payload$data = {
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
  readonly " $fragmentType": "useMemberChanges_payload";
};
export type useMemberChanges_payload$key = {
  readonly " $data"?: useMemberChanges_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMemberChanges_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useMemberChanges_payload"
};

(node as any).hash = "0f6e77612f0c94473bdad0b18dadf9b2";

export default node;
