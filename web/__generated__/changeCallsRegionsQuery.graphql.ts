/**
 * @generated SignedSource<<26beb692cfb3fbb15496be237aa75595>>
 * @relayHash 69aa2056034a63447980a0ad61cc3010
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f68b0e7615e81e9e8313cffee167e57084e5720e1b73aad9a5acf86f1db60412

import type { ConcreteRequest } from 'relay-runtime';
export type changeCallsRegionsQuery$variables = {
  parent?: string | null | undefined;
};
export type changeCallsRegionsQuery$data = {
  readonly customerPortal: {
    readonly regions: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type changeCallsRegionsQuery = {
  response: changeCallsRegionsQuery$data;
  variables: changeCallsRegionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "parent"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerPortal",
    "kind": "LinkedField",
    "name": "customerPortal",
    "plural": false,
    "selections": [
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "changeCallsRegionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeCallsRegionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f68b0e7615e81e9e8313cffee167e57084e5720e1b73aad9a5acf86f1db60412",
    "metadata": {},
    "name": "changeCallsRegionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c15cfc8c2972bf2621109cae0c0034a";

export default node;
