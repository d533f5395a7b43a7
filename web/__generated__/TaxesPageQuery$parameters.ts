/**
 * @generated SignedSource<<bee649e1704e81f12cb06ffb6fd96c50>>
 * @relayHash 7f42e5d923a4aa13f20d7564e78d8514
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c65414a8ff333dfa1839faaaf59a5d7d324e582fd6bc895be12ba4fdcce9051

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c65414a8ff333dfa1839faaaf59a5d7d324e582fd6bc895be12ba4fdcce9051",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
