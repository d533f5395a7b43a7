/**
 * @generated SignedSource<<4159b88e126952a538629f33d0e02d3e>>
 * @relayHash 9e63d15a9e45a354645bd93a4c9d3f7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 756d956efd8f6c943cb1681777d146e39fa1e355b17d79a19dda17d4f2415512

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type PayableBucket = "DAYS_181_365" | "DAYS_1_30" | "DAYS_31_90" | "DAYS_91_180" | "MORE" | "NOT_DUE" | "TODAY";
export type Permission = "ACCOUNT_ACTIVITY_VIEW" | "ACCOUNT_API_TOKENS_MANAGE" | "ACCOUNT_COMPANY_MANAGE" | "ACCOUNT_CONTROLS_MANAGE" | "ACCOUNT_MEMBERS_INVITE" | "ACCOUNT_MEMBERS_MANAGE" | "ACCOUNT_MEMBERS_VIEW" | "ACCOUNT_ROLES_MANAGE" | "ACCOUNT_SECURITY_MANAGE" | "ACCOUNT_WEBHOOKS_MANAGE" | "EXPORTS_CREATE" | "INVOICING_CREDIT_MEMOS_MANAGE" | "INVOICING_CREDIT_MEMOS_VIEW" | "INVOICING_CUSTOMERS_MANAGE" | "INVOICING_CUSTOMERS_REVIEW" | "INVOICING_CUSTOMERS_VIEW" | "INVOICING_GOODS_RECEIPTS_MANAGE" | "INVOICING_GOODS_RECEIPTS_VIEW" | "INVOICING_INVOICES_APPROVE" | "INVOICING_INVOICES_MANAGE" | "INVOICING_INVOICES_VIEW" | "INVOICING_JOURNALS_MANAGE" | "INVOICING_JOURNALS_VIEW" | "INVOICING_PAYMENTS_MANAGE" | "INVOICING_PAYMENTS_VIEW" | "INVOICING_PURCHASE_ORDERS_MANAGE" | "INVOICING_PURCHASE_ORDERS_VIEW" | "INVOICING_SALES_ORDERS_MANAGE" | "INVOICING_SALES_ORDERS_VIEW" | "INVOICING_SETTLEMENTS_MANAGE" | "INVOICING_SETTLEMENTS_VIEW" | "TREASURY_ANALYSIS_VIEW" | "TREASURY_BANK_ACCOUNTS_MANAGE" | "TREASURY_BANK_ACCOUNTS_VIEW" | "TREASURY_BILLS_APPROVE" | "TREASURY_BILLS_MANAGE" | "TREASURY_BILLS_VIEW" | "TREASURY_COUNTERPARTIES_MANAGE" | "TREASURY_COUNTERPARTIES_VIEW" | "TREASURY_DEPOSITS_MANAGE" | "TREASURY_DEPOSITS_VIEW" | "TREASURY_EXCEPTIONS_MANAGE" | "TREASURY_EXCEPTIONS_VIEW" | "TREASURY_EXPECTED_MANAGE" | "TREASURY_EXPECTED_VIEW" | "TREASURY_JOURNALS_MANAGE" | "TREASURY_JOURNALS_VIEW" | "TREASURY_PAYMENTS_APPROVE" | "TREASURY_PAYMENTS_CREATE" | "TREASURY_PAYMENTS_VIEW" | "TREASURY_PROVIDERS_MANAGE" | "TREASURY_PROVIDERS_VIEW" | "TREASURY_RECONCILIATION_AUTO" | "TREASURY_RECONCILIATION_MANAGE" | "TREASURY_RECONCILIATION_VIEW" | "TREASURY_STATEMENTS_MANAGE" | "TREASURY_STATEMENTS_VIEW";
export type GroupCashPageQuery$variables = {
  chosen?: ReadonlyArray<string> | null | undefined;
  currency: Currency;
  most: number;
};
export type GroupCashPageQuery$data = {
  readonly viewer: {
    readonly all: ReadonlyArray<{
      readonly id: string;
      readonly organization: {
        readonly name: string;
        readonly uuid: string;
      };
    }>;
    readonly intercompany: {
      readonly flows: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"BetweenThem_flow">;
      }>;
      readonly hasMore: boolean;
      readonly organizations: ReadonlyArray<{
        readonly expectedIn: {
          readonly amount: {
            readonly amount: string;
          };
        };
        readonly expectedOut: {
          readonly amount: {
            readonly amount: string;
          };
        };
        readonly moved: ReadonlyArray<{
          readonly betweenIn: {
            readonly amount: string;
          };
          readonly betweenOut: {
            readonly amount: string;
          };
          readonly currency: Currency;
          readonly in: {
            readonly amount: string;
          };
          readonly out: {
            readonly amount: string;
          };
        }>;
        readonly organization: {
          readonly uuid: string;
        };
        readonly owed: {
          readonly buckets: ReadonlyArray<{
            readonly amount: {
              readonly amount: string;
            };
            readonly bucket: PayableBucket;
          }>;
          readonly remaining: {
            readonly amount: string;
          };
        };
      }>;
    } | null | undefined;
    readonly memberships: ReadonlyArray<{
      readonly id: string;
      readonly organization: {
        readonly agedPayables: {
          readonly currencies: ReadonlyArray<{
            readonly buckets: ReadonlyArray<{
              readonly amount: {
                readonly amount: string;
              };
              readonly bucket: PayableBucket;
            }>;
            readonly currency: Currency;
            readonly remaining: {
              readonly amount: string;
            };
          }>;
        } | null | undefined;
        readonly approvalQueue: {
          readonly totalCount: number | null | undefined;
        } | null | undefined;
        readonly cashForecast: {
          readonly firstBreach: {
            readonly day: string;
          } | null | undefined;
          readonly lowest: {
            readonly amount: {
              readonly amount: string;
            };
            readonly day: string;
          } | null | undefined;
          readonly minimum: {
            readonly amount: string;
          } | null | undefined;
          readonly openingAt: string | null | undefined;
          readonly periods: ReadonlyArray<{
            readonly closing: {
              readonly amount: string;
            } | null | undefined;
            readonly to: string;
          }>;
        } | null | undefined;
        readonly cashPosition: {
          readonly currencies: ReadonlyArray<{
            readonly currency: Currency;
            readonly rupiahRate: {
              readonly date: string;
              readonly rate: string;
            } | null | undefined;
            readonly totals: {
              readonly available: {
                readonly amount: string;
              } | null | undefined;
              readonly availableInRupiah: {
                readonly amount: string;
              } | null | undefined;
              readonly stale: {
                readonly amount: string;
              };
              readonly unknown: number;
            };
          }>;
          readonly today: string;
        } | null | undefined;
        readonly exceptionCounts: {
          readonly inProgress: number;
          readonly open: number;
        } | null | undefined;
        readonly legalName: string;
        readonly name: string;
        readonly timeZone: string;
        readonly uuid: string;
      };
      readonly permissions: ReadonlyArray<Permission>;
      readonly role: {
        readonly name: string;
      };
    }>;
  } | null | undefined;
};
export type GroupCashPageQuery = {
  response: GroupCashPageQuery$data;
  variables: GroupCashPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosen"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currency"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "most"
},
v3 = {
  "kind": "Literal",
  "name": "status",
  "value": "ACTIVE"
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "kind": "Variable",
  "name": "currency",
  "variableName": "currency"
},
v9 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "most"
},
v10 = {
  "kind": "Variable",
  "name": "organizations",
  "variableName": "chosen"
},
v11 = [
  (v8/*:: as any*/),
  {
    "kind": "Literal",
    "name": "days",
    "value": 7
  },
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasMore",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v15 = [
  (v14/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "IntercompanyMoved",
  "kind": "LinkedField",
  "name": "moved",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "in",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "out",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "betweenIn",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "betweenOut",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v15/*:: as any*/),
  "storageKey": null
},
v18 = [
  (v17/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "CountedCash",
  "kind": "LinkedField",
  "name": "expectedIn",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "CountedCash",
  "kind": "LinkedField",
  "name": "expectedOut",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "remaining",
  "plural": false,
  "selections": (v15/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "PayableSum",
  "kind": "LinkedField",
  "name": "buckets",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bucket",
      "storageKey": null
    },
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "IntercompanyPayables",
  "kind": "LinkedField",
  "name": "owed",
  "plural": false,
  "selections": [
    (v21/*:: as any*/),
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v24 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v3/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legalName",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v29 = {
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
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyCash",
      "kind": "LinkedField",
      "name": "currencies",
      "plural": true,
      "selections": [
        (v13/*:: as any*/),
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
            },
            (v28/*:: as any*/)
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
              "name": "available",
              "plural": false,
              "selections": (v15/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "availableInRupiah",
              "plural": false,
              "selections": (v15/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "stale",
              "plural": false,
              "selections": (v15/*:: as any*/),
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
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": [
    (v8/*:: as any*/),
    {
      "kind": "Literal",
      "name": "unit",
      "value": "WEEK"
    }
  ],
  "concreteType": "CashForecast",
  "kind": "LinkedField",
  "name": "cashForecast",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CashOnDay",
      "kind": "LinkedField",
      "name": "lowest",
      "plural": false,
      "selections": [
        (v30/*:: as any*/),
        (v17/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CashOnDay",
      "kind": "LinkedField",
      "name": "firstBreach",
      "plural": false,
      "selections": [
        (v30/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "closing",
          "plural": false,
          "selections": (v15/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": [
    (v8/*:: as any*/)
  ],
  "concreteType": "Payables",
  "kind": "LinkedField",
  "name": "agedPayables",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyPayables",
      "kind": "LinkedField",
      "name": "currencies",
      "plural": true,
      "selections": [
        (v13/*:: as any*/),
        (v21/*:: as any*/),
        (v22/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    {
      "kind": "Literal",
      "name": "tab",
      "value": "INBOX"
    }
  ],
  "concreteType": "ApprovableConnection",
  "kind": "LinkedField",
  "name": "approvalQueue",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "approvalQueue(first:1,tab:\"INBOX\")"
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "ExceptionCounts",
  "kind": "LinkedField",
  "name": "exceptionCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inProgress",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "Organization",
  "kind": "LinkedField",
  "name": "organization",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v36 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isSeen",
    "storageKey": null
  },
  (v35/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "StatementTransaction",
    "kind": "LinkedField",
    "name": "statementTransaction",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      (v28/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "GroupCashPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": "all",
            "args": (v4/*:: as any*/),
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "memberships(status:\"ACTIVE\")"
          },
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Intercompany",
            "kind": "LinkedField",
            "name": "intercompany",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrganizationIntercompany",
                "kind": "LinkedField",
                "name": "organizations",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Organization",
                    "kind": "LinkedField",
                    "name": "organization",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "IntercompanyFlow",
                "kind": "LinkedField",
                "name": "flows",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BetweenThem_flow"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v24/*:: as any*/),
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Role",
                "kind": "LinkedField",
                "name": "role",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v29/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GroupCashPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": "all",
            "args": (v4/*:: as any*/),
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v35/*:: as any*/)
            ],
            "storageKey": "memberships(status:\"ACTIVE\")"
          },
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Intercompany",
            "kind": "LinkedField",
            "name": "intercompany",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrganizationIntercompany",
                "kind": "LinkedField",
                "name": "organizations",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Organization",
                    "kind": "LinkedField",
                    "name": "organization",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "IntercompanyFlow",
                "kind": "LinkedField",
                "name": "flows",
                "plural": true,
                "selections": [
                  (v28/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "IntercompanySide",
                    "kind": "LinkedField",
                    "name": "from",
                    "plural": false,
                    "selections": (v36/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "IntercompanySide",
                    "kind": "LinkedField",
                    "name": "to",
                    "plural": false,
                    "selections": (v36/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v24/*:: as any*/),
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Role",
                "kind": "LinkedField",
                "name": "role",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v29/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "756d956efd8f6c943cb1681777d146e39fa1e355b17d79a19dda17d4f2415512",
    "metadata": {},
    "name": "GroupCashPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c692cfb709428eeac235aeed32adf730";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
