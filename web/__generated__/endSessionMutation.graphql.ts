/**
 * @generated SignedSource<<b789248eb30d6b33878de9126c785f78>>
 * @relayHash 507b38285877940663b0c17608321f4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 034c681ef9d0ae235d34b42b3b58c9fbfcc4c1a2338ae556f2eb17fbd14c08e3

import type { ConcreteRequest } from 'relay-runtime';
export type endSessionMutation$variables = Record<PropertyKey, never>;
export type endSessionMutation$data = {
  readonly signOut: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type endSessionMutation = {
  response: endSessionMutation$data;
  variables: endSessionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignOutPayload",
    "kind": "LinkedField",
    "name": "signOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "endSessionMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "endSessionMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "034c681ef9d0ae235d34b42b3b58c9fbfcc4c1a2338ae556f2eb17fbd14c08e3",
    "metadata": {},
    "name": "endSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9af1a9b74897e6a95a4a741a4e45264c";

export default node;
