/**
 * @generated SignedSource<<4e7b4d57dae6f00ba53d0f8689e3bcf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type StandardCashCategory = "BANK_FEES" | "DEPOSITS" | "INTEREST" | "OWN_TRANSFERS" | "SALES_RECEIPTS";
import type { FragmentRefs } from "relay-runtime";
export type RulesCard_organization$data = {
  readonly cashRules: ReadonlyArray<{
    readonly amountFrom: string | null | undefined;
    readonly amountTo: string | null | undefined;
    readonly bankAccount: {
      readonly alias: string;
      readonly id: string;
    } | null | undefined;
    readonly category: {
      readonly name: string | null | undefined;
      readonly standard: StandardCashCategory | null | undefined;
      readonly uuid: string;
    } | null | undefined;
    readonly counterparty: {
      readonly alias: string;
      readonly id: string;
    } | null | undefined;
    readonly currency: Currency | null | undefined;
    readonly direction: Direction | null | undefined;
    readonly id: string;
    readonly isActive: boolean;
    readonly version: number;
    readonly words: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "RulesCard_organization";
};
export type RulesCard_organization$key = {
  readonly " $data"?: RulesCard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"RulesCard_organization">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RulesCard_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CashRule",
      "kind": "LinkedField",
      "name": "cashRules",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
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
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BankAccount",
          "kind": "LinkedField",
          "name": "bankAccount",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Counterparty",
          "kind": "LinkedField",
          "name": "counterparty",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CashCategory",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
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
              "name": "standard",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "997d8de99bd255257c3b01f7f4f60ad6";

export default node;
