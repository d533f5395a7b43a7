/**
 * @generated SignedSource<<fb3556475cb033f1fe2718e8dfb1fc06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useChangeToast_payload$data = {
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
  readonly " $fragmentType": "useChangeToast_payload";
};
export type useChangeToast_payload$key = {
  readonly " $data"?: useChangeToast_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChangeToast_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useChangeToast_payload"
};

(node as any).hash = "fd670be22d73ebbf5e34ca2e17a27eaa";

export default node;
