/**
 * @generated SignedSource<<5533f31f59bb12d1f9a30c9f479fd8cb>>
 * @relayHash 205ffba86b481a966528ece36a258e60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa9dc072773134ff2f57d79a725d0aa3262546812841b36dcbb463a080829268

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSalesOrderPageQuery } from './EditSalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<EditSalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa9dc072773134ff2f57d79a725d0aa3262546812841b36dcbb463a080829268",
    "metadata": {},
    "name": "EditSalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
