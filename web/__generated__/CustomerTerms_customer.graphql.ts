/**
 * @generated SignedSource<<6632354b18d9d766cff70cbfeb32d985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PaymentTermStart = "END_OF_MONTH" | "HARD_COPY_RECEIVED" | "INVOICE_DATE";
export type StampDutyPolicy = "CHARGE" | "FLAG" | "NONE";
import type { FragmentRefs } from "relay-runtime";
export type CustomerTerms_customer$data = {
  readonly creditLimit: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly stampDuty: StampDutyPolicy;
  readonly termDays: number;
  readonly termFrom: PaymentTermStart;
  readonly " $fragmentType": "CustomerTerms_customer";
};
export type CustomerTerms_customer$key = {
  readonly " $data"?: CustomerTerms_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTerms_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerTerms_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "creditLimit",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stampDuty",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "288ba8f61f2ff70dfa44979acc6c8d21";

export default node;
