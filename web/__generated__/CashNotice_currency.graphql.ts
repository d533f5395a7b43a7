/**
 * @generated SignedSource<<7aabe93c52020b8c81e19eeed4d1bfbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BankAccountStatus = "ACTIVE" | "CLOSED" | "DORMANT" | "NEW";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CashNotice_currency$data = {
  readonly groups: ReadonlyArray<{
    readonly groups: ReadonlyArray<{
      readonly accounts: ReadonlyArray<{
        readonly asOf: string | null | undefined;
        readonly bankAccount: {
          readonly alias: string;
          readonly status: BankAccountStatus;
          readonly uuid: string;
        };
        readonly isStale: boolean;
        readonly ledger: {
          readonly amount: string;
        } | null | undefined;
      }>;
    }>;
  }>;
  readonly totals: {
    readonly ledger: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly stale: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly unknown: number;
  };
  readonly " $fragmentType": "CashNotice_currency";
};
export type CashNotice_currency$key = {
  readonly " $data"?: CashNotice_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashNotice_currency">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CashNotice_currency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CashTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unknown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "stale",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "ledger",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CashGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CashSubgroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AccountCash",
              "kind": "LinkedField",
              "name": "accounts",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isStale",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "asOf",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "ledger",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BankAccount",
                  "kind": "LinkedField",
                  "name": "bankAccount",
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
                      "name": "alias",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "status",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CurrencyCash",
  "abstractKey": null
};
})();

(node as any).hash = "c24c264863e7a68309afa3aea936aedc";

export default node;
