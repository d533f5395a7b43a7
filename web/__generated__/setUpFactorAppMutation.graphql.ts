/**
 * @generated SignedSource<<ad09226e3ed5474e0ad7d49775e8ebc3>>
 * @relayHash 68141ee1922a2a5d0b01e97eacfd0ed2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a5fc0045b2bedad23a0f30553573c2cec57dc0876d953fd0bc27998169003cf

import type { ConcreteRequest } from 'relay-runtime';
export type setUpFactorAppMutation$variables = Record<PropertyKey, never>;
export type setUpFactorAppMutation$data = {
  readonly addAuthenticator: {
    readonly setup: {
      readonly key: string;
      readonly uri: string;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type setUpFactorAppMutation = {
  response: setUpFactorAppMutation$data;
  variables: setUpFactorAppMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AddAuthenticatorPayload",
    "kind": "LinkedField",
    "name": "addAuthenticator",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AuthenticatorSetup",
        "kind": "LinkedField",
        "name": "setup",
        "plural": false,
        "selections": [
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
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uri",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "name": "setUpFactorAppMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "setUpFactorAppMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2a5fc0045b2bedad23a0f30553573c2cec57dc0876d953fd0bc27998169003cf",
    "metadata": {},
    "name": "setUpFactorAppMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d882f7a5367d1ad3dcc9c5048277702";

export default node;
