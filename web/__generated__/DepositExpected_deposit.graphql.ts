/**
 * @generated SignedSource<<c86129299b3578501a9875550cb871ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type ReconciliationStatus = "ARCHIVED" | "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
import type { FragmentRefs } from "relay-runtime";
export type DepositExpected_deposit$data = {
  readonly expectedTransactions: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly date: string;
    readonly description: string;
    readonly direction: Direction;
    readonly number: string;
    readonly status: ReconciliationStatus;
    readonly uuid: string;
  }> | null | undefined;
  readonly " $fragmentType": "DepositExpected_deposit";
};
export type DepositExpected_deposit$key = {
  readonly " $data"?: DepositExpected_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositExpected_deposit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepositExpected_deposit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpectedTransaction",
      "kind": "LinkedField",
      "name": "expectedTransactions",
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
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "direction",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
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
      "storageKey": null
    }
  ],
  "type": "Deposit",
  "abstractKey": null
};

(node as any).hash = "4bb8ce97bb30d5edfad1fd008b678133";

export default node;
