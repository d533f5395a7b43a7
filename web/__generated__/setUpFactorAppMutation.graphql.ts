/**
 * @generated SignedSource<<40557c54fcf247e6fbfd369922be00be>>
 * @relayHash 548f4e7a37e4330e858a84ca8c87e1dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83c658c567ffda6640b37126ce6b639bdd8593f269d123392ca07f571ff99e73

import type { ConcreteRequest } from 'relay-runtime';
export type AddAuthenticatorInput = {
  password?: string | null | undefined;
};
export type setUpFactorAppMutation$variables = {
  input?: AddAuthenticatorInput | null | undefined;
};
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "setUpFactorAppMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setUpFactorAppMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "83c658c567ffda6640b37126ce6b639bdd8593f269d123392ca07f571ff99e73",
    "metadata": {},
    "name": "setUpFactorAppMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0535b8840cf3cc61a922643b79fd17ef";

export default node;
