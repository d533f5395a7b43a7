/**
 * @generated SignedSource<<b487c5c5dce0fe3770e06ed81e247bf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConnectionType = "API" | "CRAWLER" | "MANUAL";
export type Currency = "IDR" | "SGD" | "USD";
export type DepositRenewal = "NONE" | "PRINCIPAL" | "PRINCIPAL_AND_INTEREST";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type HomeNeeds_organization$data = {
  readonly approvalQueue: {
    readonly totalCount: number | null | undefined;
    readonly totals: ReadonlyArray<{
      readonly amount: string;
      readonly currency: Currency;
    }> | null | undefined;
  } | null | undefined;
  readonly bankAccounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly bank: {
          readonly name: string;
        };
        readonly unreconciledCount: number;
      };
    }>;
  } | null | undefined;
  readonly deposits: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly alias: string;
        readonly bank: {
          readonly name: string;
        };
        readonly maturesOn: string;
        readonly principal: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly renewal: DepositRenewal;
        readonly uuid: string;
      };
    }> | null | undefined;
    readonly totalCount: number | null | undefined;
    readonly totals: ReadonlyArray<{
      readonly amount: string;
      readonly currency: Currency;
    }> | null | undefined;
  } | null | undefined;
  readonly exceptionCounts: {
    readonly inProgress: number;
    readonly open: number;
  } | null | undefined;
  readonly oldest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly since: string;
      };
    }>;
  } | null | undefined;
  readonly stale: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly bankAccount: {
          readonly accountNumber: string;
          readonly balance: {
            readonly asOf: string;
          } | null | undefined;
          readonly bank: {
            readonly name: string;
          };
          readonly connectionType: ConnectionType;
          readonly uuid: string;
        } | null | undefined;
        readonly since: string;
      };
    }>;
  } | null | undefined;
  readonly statementImports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly bankAccount: {
          readonly alias: string;
        };
        readonly counts: {
          readonly errors: number;
          readonly ready: number;
          readonly warnings: number;
        };
        readonly failureReason: string | null | undefined;
        readonly fileName: string;
        readonly status: StatementImportStatus;
        readonly uuid: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "HomeNeeds_organization";
};
export type HomeNeeds_organization$key = {
  readonly " $data"?: HomeNeeds_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeNeeds_organization">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "totals",
  "plural": true,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = [
  "OPEN",
  "IN_PROGRESS"
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "since",
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
  "concreteType": "Bank",
  "kind": "LinkedField",
  "name": "bank",
  "plural": false,
  "selections": [
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "until"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeNeeds_organization",
  "selections": [
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
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
        (v1/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": "approvalQueue(first:1,tab:\"INBOX\")"
    },
    {
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
    {
      "alias": "oldest",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": (v4/*:: as any*/)
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "ExceptionConnection",
      "kind": "LinkedField",
      "name": "exceptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ExceptionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Exception",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v5/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "exceptions(filter:{\"status\":[\"OPEN\",\"IN_PROGRESS\"]},first:1)"
    },
    {
      "alias": "stale",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": (v4/*:: as any*/),
            "type": [
              "STALE_CONNECTION"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "ExceptionConnection",
      "kind": "LinkedField",
      "name": "exceptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ExceptionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Exception",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BankAccount",
                  "kind": "LinkedField",
                  "name": "bankAccount",
                  "plural": false,
                  "selections": [
                    (v6/*:: as any*/),
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
                    (v7/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Balance",
                      "kind": "LinkedField",
                      "name": "balance",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "asOf",
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
      "storageKey": "exceptions(filter:{\"status\":[\"OPEN\",\"IN_PROGRESS\"],\"type\":[\"STALE_CONNECTION\"]},first:3)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 200
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": {
            "direction": "ASC",
            "field": "ALIAS"
          }
        }
      ],
      "concreteType": "BankAccountConnection",
      "kind": "LinkedField",
      "name": "bankAccounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BankAccountEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BankAccount",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unreconciledCount",
                  "storageKey": null
                },
                (v7/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "bankAccounts(first:200,sort:{\"direction\":\"ASC\",\"field\":\"ALIAS\"})"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": [
              "FAILED",
              "HAS_ERRORS",
              "HAS_WARNINGS",
              "READY"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "StatementImportConnection",
      "kind": "LinkedField",
      "name": "statementImports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StatementImportEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StatementImport",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v6/*:: as any*/),
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
                  "kind": "ScalarField",
                  "name": "fileName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "failureReason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ImportCounts",
                  "kind": "LinkedField",
                  "name": "counts",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "errors",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "warnings",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "ready",
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
                    (v8/*:: as any*/)
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
      "storageKey": "statementImports(filter:{\"status\":[\"FAILED\",\"HAS_ERRORS\",\"HAS_WARNINGS\",\"READY\"]},first:5)"
    },
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "to",
                  "variableName": "until"
                }
              ],
              "kind": "ObjectValue",
              "name": "matures"
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": [
                "ACTIVE"
              ]
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "sort",
          "value": {
            "direction": "ASC",
            "field": "MATURES_ON"
          }
        }
      ],
      "concreteType": "DepositConnection",
      "kind": "LinkedField",
      "name": "deposits",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DepositEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Deposit",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v6/*:: as any*/),
                (v8/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "maturesOn",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "renewal",
                  "storageKey": null
                },
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "principal",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
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

(node as any).hash = "3dd1cf4faa327b3d4e8b5ebae7e275a7";

export default node;
