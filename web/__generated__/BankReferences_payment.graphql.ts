/**
 * @generated SignedSource<<89869128ee841bd14ad124b772d9e18d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentAttemptState = "ACCEPTED" | "FAILED" | "PREPARED" | "SENDING" | "SUCCEEDED" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type BankReferences_payment$data = {
  readonly attempts: ReadonlyArray<{
    readonly askedAt: string | null | undefined;
    readonly bankReference: string | null | undefined;
    readonly latestStatus: string | null | undefined;
    readonly number: number;
    readonly reference: string;
    readonly responseCode: string | null | undefined;
    readonly responseMessage: string | null | undefined;
    readonly state: PaymentAttemptState;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "BankReferences_payment";
};
export type BankReferences_payment$key = {
  readonly " $data"?: BankReferences_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankReferences_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BankReferences_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentAttempt",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankReference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "responseCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "responseMessage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latestStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "8d2465dec928316546bb78669fafa996";

export default node;
