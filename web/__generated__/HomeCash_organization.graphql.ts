/**
 * @generated SignedSource<<1c37e4aa053dedd483bd32ec52d5f432>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConnectionType = "API" | "CRAWLER" | "MANUAL";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type HomeCash_organization$data = {
  readonly cashPosition: {
    readonly currencies: ReadonlyArray<{
      readonly currency: Currency;
      readonly groups: ReadonlyArray<{
        readonly bank: {
          readonly code: string;
          readonly name: string;
        } | null | undefined;
        readonly groups: ReadonlyArray<{
          readonly accounts: ReadonlyArray<{
            readonly asOf: string | null | undefined;
            readonly bankAccount: {
              readonly connectionType: ConnectionType;
            };
            readonly isStale: boolean;
          }>;
        }>;
        readonly totals: {
          readonly accounts: number;
          readonly available: {
            readonly amount: string;
          } | null | undefined;
        };
      }>;
      readonly totals: {
        readonly accounts: number;
        readonly available: {
          readonly amount: string;
        } | null | undefined;
        readonly unknown: number;
      };
    }>;
  };
  readonly " $fragmentType": "HomeCash_organization";
};
export type HomeCash_organization$key = {
  readonly " $data"?: HomeCash_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeCash_organization">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accounts",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "available",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeCash_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CashPosition",
      "kind": "LinkedField",
      "name": "cashPosition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CurrencyCash",
          "kind": "LinkedField",
          "name": "currencies",
          "plural": true,
          "selections": [
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
              "concreteType": "CashTotals",
              "kind": "LinkedField",
              "name": "totals",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unknown",
                  "storageKey": null
                },
                (v1/*:: as any*/)
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
                  "concreteType": "Bank",
                  "kind": "LinkedField",
                  "name": "bank",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "code",
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
                  "concreteType": "CashTotals",
                  "kind": "LinkedField",
                  "name": "totals",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                },
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
                          "name": "asOf",
                          "storageKey": null
                        },
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
                          "concreteType": "BankAccount",
                          "kind": "LinkedField",
                          "name": "bankAccount",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "connectionType",
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

(node as any).hash = "e2a0553c0c73d02d5f5213a20a1504e8";

export default node;
