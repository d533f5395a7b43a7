/**
 * @generated SignedSource<<8f269f6456de6ea7019454ed002b4813>>
 * @relayHash b2cd2f622e717930807accef0a07f55a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6600ec473967f63b0178475e45b5011b34ad679eb6015f708a554f5fdc13b3b9

import type { ConcreteRequest } from 'relay-runtime';
export type callsRegionsQuery$variables = {
  parent?: string | null | undefined;
  token: string;
};
export type callsRegionsQuery$data = {
  readonly customerRequestRegions: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }> | null | undefined;
};
export type callsRegionsQuery = {
  response: callsRegionsQuery$data;
  variables: callsRegionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "parent"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "parent",
        "variableName": "parent"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "Region",
    "kind": "LinkedField",
    "name": "customerRequestRegions",
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "callsRegionsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "callsRegionsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6600ec473967f63b0178475e45b5011b34ad679eb6015f708a554f5fdc13b3b9",
    "metadata": {},
    "name": "callsRegionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f677853138a489e0bb44b390f132060";

export default node;
