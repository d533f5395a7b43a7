/**
 * @generated SignedSource<<9623da286ed10d9f3bb7c39a467d27f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalCount_organization$data = {
  readonly approvalCounts: {
    readonly inbox: number;
  } | null | undefined;
  readonly " $fragmentType": "ApprovalCount_organization";
};
export type ApprovalCount_organization$key = {
  readonly " $data"?: ApprovalCount_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalCount_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalCount_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalCounts",
      "kind": "LinkedField",
      "name": "approvalCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inbox",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "a65d826d993f4d2f2660c9d78246f541";

export default node;
