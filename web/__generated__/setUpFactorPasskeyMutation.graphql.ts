/**
 * @generated SignedSource<<733fb860f6246615aefb68246674430b>>
 * @relayHash 6eee232914b9d0ea409ecaaef07ccde4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25e3d280ea4310b400b418e45743db61de28f256c417f10baaa2833d8a6bc891

import type { ConcreteRequest } from 'relay-runtime';
export type StartPasskeyRegistrationInput = {
  passkeyAssertion?: string | null | undefined;
  password?: string | null | undefined;
};
export type setUpFactorPasskeyMutation$variables = {
  input: StartPasskeyRegistrationInput;
};
export type setUpFactorPasskeyMutation$data = {
  readonly startPasskeyRegistration: {
    readonly options: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type setUpFactorPasskeyMutation = {
  response: setUpFactorPasskeyMutation$data;
  variables: setUpFactorPasskeyMutation$variables;
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
    "concreteType": "StartPasskeyPayload",
    "kind": "LinkedField",
    "name": "startPasskeyRegistration",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
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
    "name": "setUpFactorPasskeyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setUpFactorPasskeyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "25e3d280ea4310b400b418e45743db61de28f256c417f10baaa2833d8a6bc891",
    "metadata": {},
    "name": "setUpFactorPasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dec097eb038178cf0f6fcf8c8070a818";

export default node;
