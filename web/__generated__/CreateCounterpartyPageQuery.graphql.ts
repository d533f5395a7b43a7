/**
 * @generated SignedSource<<bbddaf98d6f78633243dc3d6f7e87b29>>
 * @relayHash c5b1daadf0394e6b11ef0b7eb85e21c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 408ed61d3422332bed91b7712b2265cea2f76adf87b22b08006ffb1cc5834e29

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCounterpartyPageQuery$variables = Record<PropertyKey, never>;
export type CreateCounterpartyPageQuery$data = {
  readonly organization: {
    readonly counterpartyBanks: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
    readonly permissions: ReadonlyArray<string>;
  };
};
export type CreateCounterpartyPageQuery = {
  response: CreateCounterpartyPageQuery$data;
  variables: CreateCounterpartyPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Bank",
  "kind": "LinkedField",
  "name": "counterpartyBanks",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
    "name": "CreateCounterpartyPageQuery",
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
    "name": "CreateCounterpartyPageQuery",
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
          (v1/*:: as any*/),
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
    "id": "408ed61d3422332bed91b7712b2265cea2f76adf87b22b08006ffb1cc5834e29",
    "metadata": {},
    "name": "CreateCounterpartyPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b3b875686bf618d7cb958771c9c23cb8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
