/**
 * @generated SignedSource<<71621f78f727af474492af4dc267f775>>
 * @relayHash 11936f2574d3fe2ac87b1433e2c36be1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9c10ec3bb4267135b2a649ef27015dd10ae219360e6ca04b5415697bd28b9f8

import type { ConcreteRequest } from 'relay-runtime';
export type useRegionSearchQuery$variables = {
  parent?: string | null | undefined;
};
export type useRegionSearchQuery$data = {
  readonly organization: {
    readonly regions: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  };
};
export type useRegionSearchQuery = {
  response: useRegionSearchQuery$data;
  variables: useRegionSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "parent"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "parent",
      "variableName": "parent"
    }
  ],
  "concreteType": "Region",
  "kind": "LinkedField",
  "name": "regions",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useRegionSearchQuery",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegionSearchQuery",
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
    "id": "c9c10ec3bb4267135b2a649ef27015dd10ae219360e6ca04b5415697bd28b9f8",
    "metadata": {},
    "name": "useRegionSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f3ea18ab17b81e8a8f0e1c095bece88";

export default node;
