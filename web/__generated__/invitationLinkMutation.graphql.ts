/**
 * @generated SignedSource<<ac402c5ac93f8898198501b20de3078c>>
 * @relayHash 598255469860a9f8ec1310d9682d00c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efd4ae766f9baf4304ba55bfc1c85caeede48cd9548a91c1abcbd58295e287cd

import type { ConcreteRequest } from 'relay-runtime';
export type LinkInvitationInput = {
  token: string;
};
export type invitationLinkMutation$variables = {
  input: LinkInvitationInput;
};
export type invitationLinkMutation$data = {
  readonly linkInvitation: {
    readonly organizationId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type invitationLinkMutation = {
  response: invitationLinkMutation$data;
  variables: invitationLinkMutation$variables;
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
    "concreteType": "LinkInvitationPayload",
    "kind": "LinkedField",
    "name": "linkInvitation",
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
    "name": "invitationLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "invitationLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "efd4ae766f9baf4304ba55bfc1c85caeede48cd9548a91c1abcbd58295e287cd",
    "metadata": {},
    "name": "invitationLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b262cadb61513f80cd6ed239805f01db";

export default node;
