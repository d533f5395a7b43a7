/**
 * @generated SignedSource<<fb083d894668eba7a17bb21d155b64a3>>
 * @relayHash 51ec5ad4d161aa9f594169676c3910d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d761ffc7c66945f53492e63270f26f892acf7b8fe8881272421673fbde94a44f

import type { ConcreteRequest } from 'relay-runtime';
export type PortalMessageSubject = "INVOICE" | "SALES_ORDER";
export type WritePortalMessageInput = {
  body: string;
  fileUuids?: ReadonlyArray<string> | null | undefined;
  subject: PortalMessageSubject;
  uuid: string;
};
export type writingMessageMutation$variables = {
  input: WritePortalMessageInput;
};
export type writingMessageMutation$data = {
  readonly writePortalMessage: {
    readonly messages: ReadonlyArray<{
      readonly authorName: string;
      readonly body: string;
      readonly createdAt: string;
      readonly deletedAt: string | null | undefined;
      readonly editedAt: string | null | undefined;
      readonly files: ReadonlyArray<{
        readonly name: string;
        readonly size: number;
        readonly url: string;
      }>;
      readonly isOwnSide: boolean;
      readonly uuid: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type writingMessageMutation = {
  response: writingMessageMutation$data;
  variables: writingMessageMutation$variables;
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
    "concreteType": "WritePortalMessagePayload",
    "kind": "LinkedField",
    "name": "writePortalMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PortalMessage",
        "kind": "LinkedField",
        "name": "messages",
        "plural": true,
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
            "name": "isOwnSide",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "authorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PortalMessageFile",
            "kind": "LinkedField",
            "name": "files",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "size",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "editedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deletedAt",
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
    "name": "writingMessageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "writingMessageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d761ffc7c66945f53492e63270f26f892acf7b8fe8881272421673fbde94a44f",
    "metadata": {},
    "name": "writingMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a1269592d05dba9e4e9681c5cdac55ae";

export default node;
