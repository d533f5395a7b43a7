/**
 * @generated SignedSource<<e933e742aba9615e3d68962c6f6edc76>>
 * @relayHash 81569328848b1423dddf18c5225a195e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de408a2ebfafc1b79504bca5d358e87c63c61fd22e1c6f64ec7132a7411571e8

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmAuthenticatorInput = {
  code: string;
  name: string;
  uuid: string;
};
export type setUpFactorConfirmMutation$variables = {
  input: ConfirmAuthenticatorInput;
};
export type setUpFactorConfirmMutation$data = {
  readonly confirmAuthenticator: {
    readonly backupCodes: ReadonlyArray<string> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type setUpFactorConfirmMutation = {
  response: setUpFactorConfirmMutation$data;
  variables: setUpFactorConfirmMutation$variables;
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
    "name": "confirmAuthenticator",
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
    "name": "setUpFactorConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setUpFactorConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de408a2ebfafc1b79504bca5d358e87c63c61fd22e1c6f64ec7132a7411571e8",
    "metadata": {},
    "name": "setUpFactorConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "184bf2a3483ed1d21d6c551246423be8";

export default node;
