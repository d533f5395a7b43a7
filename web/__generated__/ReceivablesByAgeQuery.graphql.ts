/**
 * @generated SignedSource<<ae6ea54165f885a1cf7c4d5a8728ed82>>
 * @relayHash 94b0734ace0574ba76d3f93adfce9a3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5d570ab72ce23acc5e9af2b2cecca28c769e27a9a7c65c1becc920760eeb0d9

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
            readonly currency: Currency;
          };
          readonly count: number;
        };
        readonly waitingForSlip: {
          readonly amount: {
            readonly amount: string;
            readonly currency: Currency;
          };
          readonly count: number;
        };
      }>;
    };
    readonly invoiceCounts: {
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
  "name": "currency",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
],
v5 = {
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
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivableFigure",
          "kind": "LinkedField",
          "name": "waitingForSlip",
          "plural": false,
          "selections": (v4/*:: as any*/),
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
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": [
                (v3/*:: as any*/)
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
          (v5/*:: as any*/)
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
          (v5/*:: as any*/),
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
    "id": "f5d570ab72ce23acc5e9af2b2cecca28c769e27a9a7c65c1becc920760eeb0d9",
    "metadata": {},
    "name": "ReceivablesByAgeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01517e6290f6b4f4222b5db5604116ec";

export default node;
