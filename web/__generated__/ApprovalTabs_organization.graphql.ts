/**
 * @generated SignedSource<<1cf423821e89417b577c50c018cedbe9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalTabs_organization$data = {
  readonly approvalCounts: {
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
      "name": "approvalCounts",
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

(node as any).hash = "016ea0ada48ed57247ac0219183b522b";

export default node;
