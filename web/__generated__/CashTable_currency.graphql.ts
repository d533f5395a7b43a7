/**
 * @generated SignedSource<<5c0a42db521eda4d1e47eccbf57ecbaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BankAccountStatus = "ACTIVE" | "CLOSED" | "DORMANT" | "NEW";
export type CashRestrictionKind = "BLOCKED" | "MINIMUM_BALANCE";
export type ConnectionType = "API" | "CRAWLER" | "MANUAL";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CashTable_currency$data = {
  readonly currency: Currency;
  readonly groups: ReadonlyArray<{
    readonly bank: {
      readonly code: string;
      readonly name: string;
    } | null | undefined;
    readonly entity: {
      readonly name: string;
      readonly uuid: string;
    } | null | undefined;
    readonly groups: ReadonlyArray<{
      readonly accounts: ReadonlyArray<{
        readonly asOf: string | null | undefined;
        readonly available: {
          readonly amount: string;
        } | null | undefined;
        readonly availableInRupiah: {
          readonly amount: string;
        } | null | undefined;
        readonly bankAccount: {
          readonly accountNumber: string;
          readonly alias: string;
          readonly connectionType: ConnectionType;
          readonly id: string;
          readonly status: BankAccountStatus;
          readonly uuid: string;
        };
        readonly isStale: boolean;
        readonly ledger: {
          readonly amount: string;
        } | null | undefined;
        readonly pendingIn: {
          readonly amount: {
            readonly amount: string;
          };
        };
        readonly pendingOut: {
          readonly amount: {
            readonly amount: string;
          };
        };
        readonly restriction: {
          readonly kind: CashRestrictionKind;
          readonly reason: string;
          readonly until: string | null | undefined;
        } | null | undefined;
        readonly spendable: {
          readonly amount: string;
        } | null | undefined;
      }>;
      readonly bank: {
        readonly code: string;
        readonly name: string;
      } | null | undefined;
      readonly entity: {
        readonly name: string;
        readonly uuid: string;
      } | null | undefined;
    }>;
    readonly totals: {
      readonly accounts: number;
      readonly available: {
        readonly amount: string;
      } | null | undefined;
      readonly availableInRupiah: {
        readonly amount: string;
      } | null | undefined;
      readonly ledger: {
        readonly amount: string;
      } | null | undefined;
      readonly pendingIn: {
        readonly amount: {
          readonly amount: string;
        };
      };
      readonly pendingOut: {
        readonly amount: {
          readonly amount: string;
        };
      };
      readonly spendable: {
        readonly amount: string;
      } | null | undefined;
    };
  }>;
  readonly rupiahRate: {
    readonly rate: string;
  } | null | undefined;
  readonly totals: {
    readonly accounts: number;
    readonly available: {
      readonly amount: string;
    } | null | undefined;
    readonly availableInRupiah: {
      readonly amount: string;
    } | null | undefined;
    readonly ledger: {
      readonly amount: string;
    } | null | undefined;
    readonly pendingIn: {
      readonly amount: {
        readonly amount: string;
      };
    };
    readonly pendingOut: {
      readonly amount: {
        readonly amount: string;
      };
    };
    readonly spendable: {
      readonly amount: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "CashTable_currency";
};
export type CashTable_currency$key = {
  readonly " $data"?: CashTable_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashTable_currency">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "ledger",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "available",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "availableInRupiah",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "spendable",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "PendingCash",
  "kind": "LinkedField",
  "name": "pendingIn",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "PendingCash",
  "kind": "LinkedField",
  "name": "pendingOut",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v8 = {
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
      "name": "accounts",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
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
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Entity",
  "kind": "LinkedField",
  "name": "entity",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CashTable_currency",
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
      "concreteType": "RupiahRate",
      "kind": "LinkedField",
      "name": "rupiahRate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CashGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v10/*:: as any*/),
        (v12/*:: as any*/),
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CashSubgroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            (v10/*:: as any*/),
            (v12/*:: as any*/),
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
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CashRestriction",
                  "kind": "LinkedField",
                  "name": "restriction",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "kind",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "reason",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "until",
                      "storageKey": null
                    }
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
                      "name": "id",
                      "storageKey": null
                    },
                    (v11/*:: as any*/),
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
                      "name": "accountNumber",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "connectionType",
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

(node as any).hash = "7a2dff86e4234f0d820cab4acbd3714e";

export default node;
