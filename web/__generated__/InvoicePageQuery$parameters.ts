/**
 * @generated SignedSource<<e02838e58bb40bf3bcbb7dc70762d4b1>>
 * @relayHash 6d29d1c20ddd179327df912de6a11774
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d70e34632c0481e1a7a65cab562e2d99ee2f803f3608594c7a5f1df0a2c0990

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d70e34632c0481e1a7a65cab562e2d99ee2f803f3608594c7a5f1df0a2c0990",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
