/**
 * @generated SignedSource<<ecaef4768c8d7a107e6ae3292be73f0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalReason_reason$data = {
  readonly over: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly policyName: string;
  readonly " $fragmentType": "ApprovalReason_reason";
};
export type ApprovalReason_reason$key = {
  readonly " $data"?: ApprovalReason_reason$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalReason_reason">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalReason_reason",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "policyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "over",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApprovalReason",
  "abstractKey": null
};

(node as any).hash = "023f229f56f64d9aeef7bc78abe07eec";

export default node;
