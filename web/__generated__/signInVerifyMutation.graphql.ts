/**
 * @generated SignedSource<<95384e3d4f17c4a5c0358b90e638bd5d>>
 * @relayHash 35bf1ec487577a8374ddb4b2e294dd85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9751e233c074b6d1c7844adb9ae7eda421e9f1be6bf38972d546d084484c5f93

import type { ConcreteRequest } from 'relay-runtime';
export type TwoFactorMethod = "AUTHENTICATOR_APP" | "BACKUP_CODES" | "PASSKEY";
export type VerifyTwoFactorInput = {
  challengeToken: string;
  code?: string | null | undefined;
  method: TwoFactorMethod;
  passkeyAssertion?: string | null | undefined;
};
export type signInVerifyMutation$variables = {
  input: VerifyTwoFactorInput;
};
export type signInVerifyMutation$data = {
  readonly verifyTwoFactor: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly uuid: string;
    } | null | undefined;
  } | null | undefined;
};
export type signInVerifyMutation = {
  response: signInVerifyMutation$data;
  variables: signInVerifyMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "signInVerifyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VerifyTwoFactorPayload",
        "kind": "LinkedField",
        "name": "verifyTwoFactor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInVerifyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VerifyTwoFactorPayload",
        "kind": "LinkedField",
        "name": "verifyTwoFactor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9751e233c074b6d1c7844adb9ae7eda421e9f1be6bf38972d546d084484c5f93",
    "metadata": {},
    "name": "signInVerifyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "61094a70482e1d3b080402267ac22cda";

export default node;
