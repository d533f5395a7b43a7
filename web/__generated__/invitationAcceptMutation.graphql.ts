/**
 * @generated SignedSource<<a7ef2882e18358b740ad19f27ac5d1e1>>
 * @relayHash 29d7f3dc2580b7134e4269e97914c2b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77ae75e4a1fe8e59bbd7db5cfab9e6e93051e20d8a05e8de383cb444a2f9ca2e

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptInvitationInput = {
  fullName: string;
  password: string;
  token: string;
};
export type invitationAcceptMutation$variables = {
  input: AcceptInvitationInput;
};
export type invitationAcceptMutation$data = {
  readonly acceptInvitation: {
    readonly organizationId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type invitationAcceptMutation = {
  response: invitationAcceptMutation$data;
  variables: invitationAcceptMutation$variables;
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
    "concreteType": "AcceptInvitationPayload",
    "kind": "LinkedField",
    "name": "acceptInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "organizationId",
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
    "name": "invitationAcceptMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "invitationAcceptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "77ae75e4a1fe8e59bbd7db5cfab9e6e93051e20d8a05e8de383cb444a2f9ca2e",
    "metadata": {},
    "name": "invitationAcceptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0d2179d36cdfe936b348c1c52dc2cce";

export default node;
