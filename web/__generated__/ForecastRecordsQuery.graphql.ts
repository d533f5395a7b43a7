/**
 * @generated SignedSource<<985a2522192e7e749c9f1f27f647bc3a>>
 * @relayHash 10389da1e5546a694c4155ef06ac5b83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c8ae2848499bb7f3c2b59d269a50018632da0bf6ae7ce78099ab7e8abea70d3

import type { ConcreteRequest } from 'relay-runtime';
export type CashFlowSource = "BILL" | "CREDIT_MEMO" | "DEPOSIT" | "IMPORT" | "INVOICE" | "MANUAL" | "PAYMENT" | "PLANNED" | "PROVIDER" | "UNAPPROVED_BILL" | "UNAPPROVED_PAYMENT";
export type CashLeftOutReason = "CONFIRMED_BY_BANK" | "PENDING_MATCH";
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type ForecastRecordFilter = {
  direction: Direction;
  from?: string | null | undefined;
  includesLeftOut?: boolean | null | undefined;
  includesUnapproved?: boolean | null | undefined;
  leftOut?: boolean | null | undefined;
  source?: CashFlowSource | null | undefined;
  to?: string | null | undefined;
};
export type ForecastRecordsQuery$variables = {
  currency: Currency;
  entities?: ReadonlyArray<string> | null | undefined;
  filter: ForecastRecordFilter;
  usesLags: boolean;
};
export type ForecastRecordsQuery$data = {
  readonly organization: {
    readonly cashForecastRecords: {
      readonly items: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly bill: {
          readonly number: string;
          readonly uuid: string;
        } | null | undefined;
        readonly dueOn: string;
        readonly expectedOn: string;
        readonly expectedTransaction: {
          readonly counterparty: {
            readonly alias: string;
          } | null | undefined;
          readonly description: string;
          readonly number: string;
          readonly uuid: string;
        } | null | undefined;
        readonly lateDays: number | null | undefined;
        readonly lateSamples: number | null | undefined;
        readonly leftOut: CashLeftOutReason | null | undefined;
        readonly payment: {
          readonly kind: PaymentKind;
          readonly number: string;
          readonly uuid: string;
        } | null | undefined;
        readonly paymentTransaction: {
          readonly orderReference: string;
          readonly provider: {
            readonly alias: string;
          };
          readonly uuid: string;
        } | null | undefined;
        readonly plannedLine: {
          readonly name: string;
          readonly uuid: string;
        } | null | undefined;
        readonly promisedOn: string | null | undefined;
        readonly source: CashFlowSource;
      }>;
      readonly total: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly totalCount: number;
    };
  };
};
export type ForecastRecordsQuery = {
  response: ForecastRecordsQuery$data;
  variables: ForecastRecordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currency"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "entities"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "usesLags"
},
v4 = [
  {
    "kind": "Variable",
    "name": "currency",
    "variableName": "currency"
  },
  {
    "kind": "Variable",
    "name": "entityIds",
    "variableName": "entities"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "usesLags",
    "variableName": "usesLags"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v6 = [
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
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueOn",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expectedOn",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lateDays",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lateSamples",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "promisedOn",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leftOut",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v20 = [
  (v19/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderReference",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v25 = [
  (v19/*:: as any*/),
  (v24/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ForecastRecordsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "ForecastRecords",
            "kind": "LinkedField",
            "name": "cashForecastRecords",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ForecastRecord",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ExpectedTransaction",
                    "kind": "LinkedField",
                    "name": "expectedTransaction",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Counterparty",
                        "kind": "LinkedField",
                        "name": "counterparty",
                        "plural": false,
                        "selections": (v20/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlannedLine",
                    "kind": "LinkedField",
                    "name": "plannedLine",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Bill",
                    "kind": "LinkedField",
                    "name": "bill",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Payment",
                    "kind": "LinkedField",
                    "name": "payment",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v22/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PaymentTransaction",
                    "kind": "LinkedField",
                    "name": "paymentTransaction",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PaymentProvider",
                        "kind": "LinkedField",
                        "name": "provider",
                        "plural": false,
                        "selections": (v20/*:: as any*/),
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ForecastRecordsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "ForecastRecords",
            "kind": "LinkedField",
            "name": "cashForecastRecords",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ForecastRecord",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ExpectedTransaction",
                    "kind": "LinkedField",
                    "name": "expectedTransaction",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Counterparty",
                        "kind": "LinkedField",
                        "name": "counterparty",
                        "plural": false,
                        "selections": (v25/*:: as any*/),
                        "storageKey": null
                      },
                      (v24/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlannedLine",
                    "kind": "LinkedField",
                    "name": "plannedLine",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v21/*:: as any*/),
                      (v24/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Bill",
                    "kind": "LinkedField",
                    "name": "bill",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v24/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Payment",
                    "kind": "LinkedField",
                    "name": "payment",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v22/*:: as any*/),
                      (v17/*:: as any*/),
                      (v24/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PaymentTransaction",
                    "kind": "LinkedField",
                    "name": "paymentTransaction",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PaymentProvider",
                        "kind": "LinkedField",
                        "name": "provider",
                        "plural": false,
                        "selections": (v25/*:: as any*/),
                        "storageKey": null
                      },
                      (v24/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v24/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6c8ae2848499bb7f3c2b59d269a50018632da0bf6ae7ce78099ab7e8abea70d3",
    "metadata": {},
    "name": "ForecastRecordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "801384970ebfde1f5f0e95735e999391";

export default node;
