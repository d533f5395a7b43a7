/**
 * @generated SignedSource<<c0674a4e5648f6abb6d4883163623133>>
 * @relayHash b00f78fd2f02c081fcc0000251e9aad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 767f4addb55e44ae92a167b56350e7c2c24748f40784091124a67ff657c1acac

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerDocumentKind = "ARTICLES_OF_ASSOCIATION" | "BANK_STATEMENT" | "BUSINESS_NUMBER" | "COMPANY_TAX_NUMBER" | "DEED_OF_ESTABLISHMENT" | "DIRECTOR_ID" | "FINANCIAL_STATEMENT" | "INDIVIDUAL_ID" | "INDIVIDUAL_TAX_NUMBER";
export type CustomerRequestState = "EXPIRED" | "OPEN" | "USED";
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
    "id": "767f4addb55e44ae92a167b56350e7c2c24748f40784091124a67ff657c1acac",
    "metadata": {},
    "name": "callsCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70f181be9971e6b32df7a57738721c56";

export default node;
