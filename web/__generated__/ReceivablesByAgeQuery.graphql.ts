/**
 * @generated SignedSource<<4cd883d9e9dea559acf41dadc42e9a8c>>
 * @relayHash 403be95540a0a1126b693b342698bb2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c39a8d8db4b2e249dd163f052bcf35e3aef67cc7d3b8a775260631d3a4b68b5

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
    readonly invoiceCounts: {
      readonly all: number;
      readonly draft: number;
      readonly overdue: number;
      readonly unpaid: number;
      readonly waitingApproval: number;
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
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v2 = {
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
    }
  ],
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
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
          "concreteType": "ReceivableFigure",
          "kind": "LinkedField",
          "name": "remaining",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivableFigure",
          "kind": "LinkedField",
          "name": "waitingForSlip",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivableFigure",
          "kind": "LinkedField",
          "name": "unapplied",
          "plural": false,
          "selections": (v3/*:: as any*/),
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
            (v1/*:: as any*/),
            (v2/*:: as any*/)
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
          (v0/*:: as any*/),
          (v4/*:: as any*/)
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
          (v0/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "4c39a8d8db4b2e249dd163f052bcf35e3aef67cc7d3b8a775260631d3a4b68b5",
    "metadata": {},
    "name": "ReceivablesByAgeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d57db10fdcec5810cb0a3cc34642c387";

export default node;
