/**
 * @generated SignedSource<<ab343f7fc951bad671a5db12652179eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type CustomerAction = "APPROVE" | "CANCEL_INVITATION" | "DEACTIVATE" | "EDIT" | "REACTIVATE" | "REJECT" | "RESEND";
export type PaymentTermStart = "END_OF_MONTH" | "HARD_COPY_RECEIVED" | "INVOICE_DATE";
export type StampDutyPolicy = "CHARGE" | "FLAG" | "NONE";
import type { FragmentRefs } from "relay-runtime";
export type CustomerActions_customer$data = {
  readonly allowedActions: ReadonlyArray<CustomerAction>;
  readonly creditLimit: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly stampDuty: StampDutyPolicy;
  readonly termDays: number;
  readonly termFrom: PaymentTermStart;
  readonly version: number;
  readonly " $fragmentType": "CustomerActions_customer";
};
export type CustomerActions_customer$key = {
  readonly " $data"?: CustomerActions_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerActions_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerActions_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
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

(node as any).hash = "d810e59cad80db26ed6753bfec633ed0";

export default node;
