/**
 * @generated SignedSource<<c0f3262098c45c7e2b917cd76542356f>>
 * @relayHash 84e16a5ae6e0eb54be591a564b8c44b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cf5a2f69f8f4a602af7f452296325deafba4da7812aa599a04aa9b2e69c4d3f

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationForm = "ACCOUNT" | "REQUEST";
export type Language = "EN" | "ID";
export type InviteCustomersInput = {
  emails: ReadonlyArray<string>;
  form?: InvitationForm | null | undefined;
  language: Language;
};
export type useInviteCustomersMutation$variables = {
  input: InviteCustomersInput;
};
export type useInviteCustomersMutation$data = {
  readonly inviteCustomers: {
    readonly results: ReadonlyArray<{
      readonly customer: {
        readonly id: string;
      } | null | undefined;
      readonly email: string;
      readonly userErrors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useInviteCustomersMutation = {
  response: useInviteCustomersMutation$data;
  variables: useInviteCustomersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "InviteCustomersPayload",
    "kind": "LinkedField",
    "name": "inviteCustomers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerInvitationResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
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
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
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
          (v1/*:: as any*/),
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
    "name": "useInviteCustomersMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInviteCustomersMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1cf5a2f69f8f4a602af7f452296325deafba4da7812aa599a04aa9b2e69c4d3f",
    "metadata": {},
    "name": "useInviteCustomersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "962e09970a0146c6b61c6883d6870cf3";

export default node;
