/**
 * @generated SignedSource<<b0693edeae13bd4bf70383680ef266d7>>
 * @relayHash 0182d2863f9aa2d8cedeff0ca5fcfdd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32b46e8e18af5e33ee39416fd595bebe93313e90c5047585a9ca8cdd02903a3d

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerStatus = "ACTIVE" | "DEACTIVATED" | "INVITED" | "REJECTED" | "REQUEST_SENT";
export type useCustomerSearchQuery$variables = {
  search: string;
  status: ReadonlyArray<CustomerStatus>;
};
export type useCustomerSearchQuery$data = {
  readonly organization: {
    readonly customers: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly alias: string | null | undefined;
          readonly email: string;
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  };
};
export type useCustomerSearchQuery = {
  response: useCustomerSearchQuery$data;
  variables: useCustomerSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "status"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "status",
          "variableName": "status"
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
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
            (v1/*:: as any*/),
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
              "name": "alias",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useCustomerSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCustomerSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "32b46e8e18af5e33ee39416fd595bebe93313e90c5047585a9ca8cdd02903a3d",
    "metadata": {},
    "name": "useCustomerSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc19c5550e7c6ee7e4306667b82bc0c1";

export default node;
