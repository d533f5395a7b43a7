/**
 * @generated SignedSource<<aa70ef522a23d8e6260c8faec56c79db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalTabs_organization$data = {
  readonly approvalQueueCounts: {
    readonly approved: number;
    readonly cancelled: number;
    readonly inbox: number;
    readonly needsApproval: number;
    readonly rejected: number;
  };
  readonly " $fragmentType": "ApprovalTabs_organization";
};
export type ApprovalTabs_organization$key = {
  readonly " $data"?: ApprovalTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApprovalTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalCounts",
      "kind": "LinkedField",
      "name": "approvalQueueCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inbox",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsApproval",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "29b2a1b66f5e44d0b092a08d5126b988";

export default node;
