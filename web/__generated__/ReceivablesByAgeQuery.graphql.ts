/**
 * @generated SignedSource<<50a811f746f0afe5898e47076b062f75>>
 * @relayHash e127538881c439199e4cfd3047b56427
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a89c44ce15588bf39570df1bf096760c1659d089d3225e3c6cc83faca296df9a

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ReceivableBucket = "DAYS_181_365" | "DAYS_1_30" | "DAYS_31_90" | "DAYS_91_180" | "MORE" | "NOT_DUE" | "TODAY";
export type ReceivablesByAgeQuery$variables = Record<PropertyKey, never>;
export type ReceivablesByAgeQuery$data = {
  readonly organization: {
    readonly agedReceivables: {
      readonly currencies: ReadonlyArray<{
        readonly buckets: ReadonlyArray<{
          readonly amount: {
            readonly amount: string;
          };
          readonly bucket: ReceivableBucket;
          readonly count: number;
        }>;
        readonly currency: Currency;
        readonly expectedSoon: {
          readonly amount: {
            readonly amount: string;
          };
          readonly count: number;
        };
        readonly remaining: {
          readonly amount: {
            readonly amount: string;
          };
          readonly count: number;
        };
        readonly unapplied: {
          readonly amount: {
            readonly amount: string;
          };
          readonly count: number;
        };
        readonly waitingForSlip: {
          readonly amount: {
            readonly amount: string;
          };
          readonly count: number;
        };
      }>;
    };
    readonly daysToPay: ReadonlyArray<{
      readonly currency: Currency;
      readonly days: string;
    }>;
    readonly invoiceCounts: {
      readonly all: number;
      readonly draft: number;
      readonly draftTotals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
      readonly overdue: number;
      readonly overdueTotals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
      readonly unpaid: number;
      readonly unpaidTotals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
      readonly waitingApproval: number;
      readonly waitingApprovalTotals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
    };
  };
};
export type ReceivablesByAgeQuery = {
  response: ReceivablesByAgeQuery$data;
  variables: ReceivablesByAgeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "InvoiceCounts",
  "kind": "LinkedField",
  "name": "invoiceCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "all",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingApproval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "draftTotals",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "waitingApprovalTotals",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "unpaidTotals",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "overdueTotals",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "DaysToPay",
  "kind": "LinkedField",
  "name": "daysToPay",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "days",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "AgedReceivables",
  "kind": "LinkedField",
  "name": "agedReceivables",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyReceivables",
      "kind": "LinkedField",
      "name": "currencies",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivableFigure",
          "kind": "LinkedField",
          "name": "remaining",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivableFigure",
          "kind": "LinkedField",
          "name": "waitingForSlip",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivableFigure",
          "kind": "LinkedField",
          "name": "unapplied",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivableFigure",
          "kind": "LinkedField",
          "name": "expectedSoon",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivableSum",
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
            (v5/*:: as any*/),
            (v6/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReceivablesByAgeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReceivablesByAgeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a89c44ce15588bf39570df1bf096760c1659d089d3225e3c6cc83faca296df9a",
    "metadata": {},
    "name": "ReceivablesByAgeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "524ec4fb734a7f73ff38a92fc83f8b15";

export default node;
