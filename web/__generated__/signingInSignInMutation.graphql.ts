/**
 * @generated SignedSource<<0e2a1488185454ec44988e645db02fff>>
 * @relayHash 16a0902cc32579b3436e8526058a072f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27d678f5bf98a887b041495238c231908c04cbc055a485053f890adc7905d62c

import type { ConcreteRequest } from 'relay-runtime';
export type SignInCustomerInput = {
  token: string;
};
export type signingInSignInMutation$variables = {
  input: SignInCustomerInput;
};
export type signingInSignInMutation$data = {
  readonly signInCustomer: {
    readonly signedIn: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type signingInSignInMutation = {
  response: signingInSignInMutation$data;
  variables: signingInSignInMutation$variables;
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
    "concreteType": "SignInCustomerPayload",
    "kind": "LinkedField",
    "name": "signInCustomer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "signedIn",
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
    "name": "signingInSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signingInSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "27d678f5bf98a887b041495238c231908c04cbc055a485053f890adc7905d62c",
    "metadata": {},
    "name": "signingInSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "531925fb2ea45391c05eb80d5400c517";

export default node;
