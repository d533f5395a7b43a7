/**
 * @generated SignedSource<<b57513370fcb26ccdd31011ae1da7347>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReceivedPaymentTabs_organization$data = {
  readonly receivedPaymentCounts: {
    readonly all: number;
    readonly canceled: number;
    readonly pending: number;
    readonly unapplied: number;
    readonly unverified: number;
  };
  readonly " $fragmentType": "ReceivedPaymentTabs_organization";
};
export type ReceivedPaymentTabs_organization$key = {
  readonly " $data"?: ReceivedPaymentTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedPaymentTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReceivedPaymentTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPaymentCounts",
      "kind": "LinkedField",
      "name": "receivedPaymentCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unverified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unapplied",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canceled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "89f80716eec65ba5b6c39685919340a3";

export default node;
