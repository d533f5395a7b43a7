/**
 * @generated SignedSource<<1f327ecc118cdaa7462e594eaee5e78d>>
 * @relayHash ad03d52af0f51873bb517826a4563c4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2c7dbff1e576c021dead53e7bd384ace898d692a75f00432b3c7b0a277531ce

import type { ConcreteRequest } from 'relay-runtime';
export type FinishPasskeyRegistrationInput = {
  name: string;
  registration: string;
};
export type setUpFactorFinishMutation$variables = {
  input: FinishPasskeyRegistrationInput;
};
export type setUpFactorFinishMutation$data = {
  readonly finishPasskeyRegistration: {
    readonly backupCodes: ReadonlyArray<string> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type setUpFactorFinishMutation = {
  response: setUpFactorFinishMutation$data;
  variables: setUpFactorFinishMutation$variables;
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
    "concreteType": "AddFactorPayload",
    "kind": "LinkedField",
    "name": "finishPasskeyRegistration",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "backupCodes",
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
    "name": "setUpFactorFinishMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setUpFactorFinishMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b2c7dbff1e576c021dead53e7bd384ace898d692a75f00432b3c7b0a277531ce",
    "metadata": {},
    "name": "setUpFactorFinishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9229ee101721d0d0cda4e6a95615c662";

export default node;
