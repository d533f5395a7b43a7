/**
 * @generated SignedSource<<ce2adab05942273c9b96b908db92a8b3>>
 * @relayHash d06dc5a49f5b3270c5be4451b63973dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c029eceee6ece10ba5178bb840429a95a33c3b365489102a8ab35df8a9d2485

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerChangeStatus = "APPROVED" | "CANCELED" | "PENDING" | "REJECTED";
export type CustomerDocumentKind = "ARTICLES_OF_ASSOCIATION" | "BANK_STATEMENT" | "BUSINESS_NUMBER" | "COMPANY_TAX_NUMBER" | "DEED_OF_ESTABLISHMENT" | "DIRECTOR_ID" | "FINANCIAL_STATEMENT" | "INDIVIDUAL_ID" | "INDIVIDUAL_TAX_NUMBER";
export type CustomerKind = "COMPANY" | "INDIVIDUAL" | "INDIVIDUAL_B2B";
export type CustomerTaxStatus = "GOVERNMENT" | "NON_PKP" | "OTHER_COLLECTOR" | "PKP";
export type changeCallsProfileQuery$variables = Record<PropertyKey, never>;
export type changeCallsProfileQuery$data = {
  readonly customerPortal: {
    readonly profile: {
      readonly alias: string | null | undefined;
      readonly billingAddress: {
        readonly district: string;
        readonly postalCode: string;
        readonly province: string;
        readonly regency: string;
        readonly street1: string;
        readonly street2: string | null | undefined;
        readonly ward: string;
      } | null | undefined;
      readonly branchNumber: string;
      readonly businessNumber: string | null | undefined;
      readonly email: string;
      readonly financeEmail: string | null | undefined;
      readonly financeName: string | null | undefined;
      readonly invoiceEmails: ReadonlyArray<string>;
      readonly legalName: string;
      readonly phone: string | null | undefined;
      readonly picEmail: string | null | undefined;
      readonly picName: string | null | undefined;
      readonly picPhone: string | null | undefined;
      readonly picPosition: string | null | undefined;
      readonly registeredAddress: {
        readonly district: string;
        readonly postalCode: string;
        readonly province: string;
        readonly regency: string;
        readonly street1: string;
        readonly street2: string | null | undefined;
        readonly ward: string;
      } | null | undefined;
      readonly request: {
        readonly changes: ReadonlyArray<{
          readonly after: string | null | undefined;
          readonly before: string | null | undefined;
          readonly field: string;
        }>;
        readonly createdAt: string;
        readonly decidedAt: string | null | undefined;
        readonly documentKinds: ReadonlyArray<CustomerDocumentKind>;
        readonly email: string;
        readonly note: string | null | undefined;
        readonly reason: string | null | undefined;
        readonly status: CustomerChangeStatus;
      } | null | undefined;
      readonly taxNumber: string | null | undefined;
      readonly taxStatus: CustomerTaxStatus;
      readonly type: CustomerKind;
      readonly version: number;
    };
  } | null | undefined;
};
export type changeCallsProfileQuery = {
  response: changeCallsProfileQuery$data;
  variables: changeCallsProfileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "street1",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "street2",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "province",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "regency",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "district",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ward",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "postalCode",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerPortal",
    "kind": "LinkedField",
    "name": "customerPortal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PortalProfile",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "legalName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alias",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "picName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "picPosition",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "picEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "picPhone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "financeName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "financeEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invoiceEmails",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "branchNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "businessNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PortalAddress",
            "kind": "LinkedField",
            "name": "billingAddress",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PortalAddress",
            "kind": "LinkedField",
            "name": "registeredAddress",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PortalChangeRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerFieldChange",
                "kind": "LinkedField",
                "name": "changes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "before",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "after",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "documentKinds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "note",
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
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "decidedAt",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "changeCallsProfileQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "changeCallsProfileQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4c029eceee6ece10ba5178bb840429a95a33c3b365489102a8ab35df8a9d2485",
    "metadata": {},
    "name": "changeCallsProfileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5898f4da6bfedc953b17ed8f6ca3edd2";

export default node;
