/**
 * @generated SignedSource<<d09deb16f243687ebb986505f1d24327>>
 * @relayHash d98cc69e2d73f7ab7882cc901de7e2ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fb4dd79fda482d69dbc9c6f19343595ce77e1902f3d70c424a2a130d94b837b

import type { ConcreteRequest } from 'relay-runtime';
export type CustomersToReviewQuery$variables = Record<PropertyKey, never>;
export type CustomersToReviewQuery$data = {
  readonly organization: {
    readonly customers: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly statusChangedAt: string;
          readonly taxNumberDoubtful: boolean;
          readonly uuid: string;
        };
      }>;
    };
  };
};
export type CustomersToReviewQuery = {
  response: CustomersToReviewQuery$data;
  variables: CustomersToReviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "status": [
          "REQUEST_SENT"
        ]
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 3
    },
    {
      "kind": "Literal",
      "name": "sort",
      "value": {
        "direction": "ASC",
        "field": "CREATED_AT"
      }
    }
  ],
  "concreteType": "CustomerConnection",
  "kind": "LinkedField",
  "name": "customers",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "taxNumberDoubtful",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statusChangedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "customers(filter:{\"status\":[\"REQUEST_SENT\"]},first:3,sort:{\"direction\":\"ASC\",\"field\":\"CREATED_AT\"})"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CustomersToReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "CustomersToReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1fb4dd79fda482d69dbc9c6f19343595ce77e1902f3d70c424a2a130d94b837b",
    "metadata": {},
    "name": "CustomersToReviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4be06cbd088b0ffc84f436cddb69446";

export default node;
