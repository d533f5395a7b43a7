/**
 * @generated SignedSource<<61c528408883245ed2da157454d2bc30>>
 * @relayHash 078089b0dce80a04947c8eb49b31b0c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b5079abefcd9987fce5840e589bb467ac442c3b0d5125974d4f8ea1af143f3

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerDocumentKind = "ARTICLES_OF_ASSOCIATION" | "BANK_STATEMENT" | "BUSINESS_NUMBER" | "COMPANY_TAX_NUMBER" | "DEED_OF_ESTABLISHMENT" | "DIRECTOR_ID" | "FINANCIAL_STATEMENT" | "INDIVIDUAL_ID" | "INDIVIDUAL_TAX_NUMBER";
export type CustomerRequestState = "EXPIRED" | "OPEN" | "USED";
export type InvitationForm = "ACCOUNT" | "REQUEST";
export type Language = "EN" | "ID";
export type callsCheckQuery$variables = {
  token: string;
};
export type callsCheckQuery$data = {
  readonly customerRequestLink: {
    readonly request: {
      readonly documents: ReadonlyArray<{
        readonly kind: CustomerDocumentKind;
        readonly name: string;
        readonly size: number;
      }>;
      readonly draft: string | null | undefined;
      readonly email: string;
      readonly expiresAt: string;
      readonly form: InvitationForm;
      readonly language: Language;
      readonly organizationName: string;
      readonly reason: string | null | undefined;
    } | null | undefined;
    readonly state: CustomerRequestState;
  } | null | undefined;
};
export type callsCheckQuery = {
  response: callsCheckQuery$data;
  variables: callsCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "CustomerRequestLink",
    "kind": "LinkedField",
    "name": "customerRequestLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerRequest",
        "kind": "LinkedField",
        "name": "request",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "organizationName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "form",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "language",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "draft",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerRequestDocument",
            "kind": "LinkedField",
            "name": "documents",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
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
              }
            ],
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
    "name": "callsCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callsCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0b5079abefcd9987fce5840e589bb467ac442c3b0d5125974d4f8ea1af143f3",
    "metadata": {},
    "name": "callsCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2a0ebe257a1f90b1bcab479c2985c40";

export default node;
