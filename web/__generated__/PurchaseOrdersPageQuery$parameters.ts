/**
 * @generated SignedSource<<eea7039336195277d5175fe33412c5bb>>
 * @relayHash 2641c90d2c283cc45cfd1d225ee48dba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14477dc98551a6bf323ac25913f5612138c998443b0e82daf20a3529b5ca6589

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrdersPageQuery } from './PurchaseOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14477dc98551a6bf323ac25913f5612138c998443b0e82daf20a3529b5ca6589",
    "metadata": {},
    "name": "PurchaseOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
