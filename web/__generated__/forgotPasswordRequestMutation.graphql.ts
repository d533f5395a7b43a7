/**
 * @generated SignedSource<<3dba77b480aa705b364ced4910b2391f>>
 * @relayHash 4cdc6918036e588f3fb642698b308b05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 149188e7de59a25b6b5e2b032d6627842286884ee92ec340a00ae2fcb4ae8868

import type { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordResetInput = {
  email: string;
};
export type forgotPasswordRequestMutation$variables = {
  input: RequestPasswordResetInput;
};
export type forgotPasswordRequestMutation$data = {
  readonly requestPasswordReset: {
    readonly mailbox: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type forgotPasswordRequestMutation = {
  response: forgotPasswordRequestMutation$data;
  variables: forgotPasswordRequestMutation$variables;
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
    "concreteType": "RequestPasswordResetPayload",
    "kind": "LinkedField",
    "name": "requestPasswordReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mailbox",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "forgotPasswordRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "forgotPasswordRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "149188e7de59a25b6b5e2b032d6627842286884ee92ec340a00ae2fcb4ae8868",
    "metadata": {},
    "name": "forgotPasswordRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4bddbab0888d6ce1f34f6760b21532a6";

export default node;
