/**
 * @generated SignedSource<<dbae959db2164086b7b7d0b5188d7474>>
 * @relayHash 7c51902ce436842fe7fd1b65985c556a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c713eb5f665d2c0bf20d6e5771eb09cf5695a69534724314c9abbcfdbb46f9c8

import type { ConcreteRequest } from 'relay-runtime';
export type InvoicingNeedsQuery$variables = {
  customers: boolean;
  invoices: boolean;
  orders: boolean;
  payments: boolean;
};
export type InvoicingNeedsQuery$data = {
  readonly organization: {
    readonly customerCounts?: {
      readonly review: number;
    };
    readonly invoiceCounts?: {
      readonly waitingApproval: number;
    };
    readonly receivedPaymentCounts?: {
      readonly pending: number;
      readonly unapplied: number;
      readonly unverified: number;
    };
    readonly salesOrderCounts?: {
      readonly waitingApproval: number;
    };
  };
};
export type InvoicingNeedsQuery = {
  response: InvoicingNeedsQuery$data;
  variables: InvoicingNeedsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customers"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoices"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orders"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "payments"
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "waitingApproval",
    "storageKey": null
  }
],
v5 = {
  "condition": "invoices",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceCounts",
      "kind": "LinkedField",
      "name": "invoiceCounts",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ]
},
v6 = {
  "condition": "orders",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesOrderCounts",
      "kind": "LinkedField",
      "name": "salesOrderCounts",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ]
},
v7 = {
  "condition": "customers",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerCounts",
      "kind": "LinkedField",
      "name": "customerCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "review",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v8 = {
  "condition": "payments",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPaymentCounts",
      "kind": "LinkedField",
      "name": "receivedPaymentCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unverified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unapplied",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
};
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
    "name": "InvoicingNeedsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InvoicingNeedsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
    "id": "c713eb5f665d2c0bf20d6e5771eb09cf5695a69534724314c9abbcfdbb46f9c8",
    "metadata": {},
    "name": "InvoicingNeedsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "57f23c61ab1a36c96fe828c68c7b75b8";

export default node;
