import type { PostLanguage } from '@drumbeat/domain';
import type { Trade } from '../field.js';

/** A trade that there are lists for. */
export type KnownTrade = Exclude<Trade, 'other'>;

/**
 * What names a trade, as whole words: "_" joins the words of a phrase, and "=" stands before a word that names the trade only where
 * it stands alone ("Production", and not "Film production").
 */
export const TRADE_NAMES: Readonly<Record<PostLanguage, Readonly<Record<KnownTrade, string>>>> = {
  en: {
    tax: 'tax taxation accountant accounting accountancy bookkeeper bookkeeping payroll',
    security:
      'cybersecurity infosec pentesting pentest cyber_security it_security information_security data_security network_security cloud_security penetration_testing',
    ux: 'ux ui usability ux_design ui_design user_experience product_design interaction_design service_design user_research ux_designer product_designer interaction_designer',
    recruiting:
      'recruiting recruitment recruiter headhunting headhunter staffing executive_search talent_acquisition',
    law: 'law lawyer attorney solicitor barrister paralegal =legal legal_advice legal_counsel legal_services',
    transport:
      'logistics haulage trucking freight freight_forwarding shipping =transport road_transport freight_transport refrigerated_transport cold_chain',
    making:
      'manufacturing manufacturer factory warehousing =production industrial_engineering production_planning production_management production_engineering mass_production supply_chain lean lean_management',
    building:
      'construction plumbing plumber roofing roofer electrician carpentry scaffolding architect =architecture interior_architecture residential_architecture building_services house_building solar solar_energy solar_installation electrical_installation interior_design interior_designer',
    tech: 'software saas devops developer =data data_science data_engineering =cloud cloud_computing it information_technology web_development software_architecture software_architect cloud_architecture cloud_architect data_architecture data_architect it_architecture it_architect enterprise_architecture solution_architecture',
    health:
      'nursing nurse hospital medicine physician doctor dentistry dentist physiotherapy physiotherapist psychotherapy psychotherapist osteopathy midwifery veterinary vet veterinarian =health healthcare health_care medical_care elderly_care occupational_therapy speech_therapy midwife clinic',
    coaching:
      '=coaching =training =mentoring =coach leadership leadership_development executive_coaching leadership_coaching business_coaching career_coaching team_coaching speech_coaching speaking_coaching executive_coach leadership_coach business_coach career_coach leadership_training management_training staff_training communication_training public_speaking organisational_development organizational_development',
    food: 'restaurant bakery baker hotel hospitality café catering caterer pastry patisserie confectionery gastronomy =food coffee_shop guest_house food_service',
    creative:
      '=design =branding =brand =marketing =advertising =communications =communication copywriting copywriter graphic_design graphic_designer brand_design brand_designer brand_strategy content_marketing online_marketing digital_marketing performance_marketing communication_design corporate_communications public_relations marketing_agency advertising_agency',
    finance:
      'finance cfo controlling controller treasury investing =investment insurance accounts_payable =bank banking private_banking wealth_management investment_banking financial_planning financial_advice financial_services',
    selling:
      'sales =selling retail retailing real_estate estate_agency estate_agent e_commerce property_sales',
  },
  de: {
    tax: 'steuer steuern steuerberatung steuerrecht buchhaltung buchführung lohnbuchhaltung',
    security:
      'cybersicherheit cybersecurity informationssicherheit it_sicherheit it_security datensicherheit netzwerksicherheit',
    ux: 'ux ui usability ux_design ui_design produktdesign interaktionsdesign nutzerforschung',
    recruiting:
      'recruiting recruiter headhunter headhunting personalvermittlung personalsuche personalberatung zeitarbeit personalvermittler personalberater',
    law: '=recht arbeitsrecht familienrecht mietrecht erbrecht strafrecht verkehrsrecht vertragsrecht wirtschaftsrecht handelsrecht gesellschaftsrecht sozialrecht medizinrecht baurecht markenrecht patentrecht insolvenzrecht rechtsberatung anwalt anwält rechtsanwalt rechtsanwält jurist',
    transport: 'logistik spedition spediteur =transport gütertransport güterverkehr fracht kühltransport',
    making:
      '=produktion =fertigung serienfertigung serienproduktion lebensmittelproduktion maschinenbau anlagenbau wirtschaftsingenieurwesen wirtschaftsingenieur lean lean_management arbeitssicherheit lagerlogistik produktionsplanung fabrik',
    building:
      'baustelle architektur =architekt innenarchitektur innenarchitekt dachdecker dachdeckerei zimmerei elektriker elektroinstallation elektroinstallateur klempner klempnerei sanitär sanitärinstallation installateur =bau hochbau tiefbau hausbau holzbau trockenbau rohbau innenausbau fassadenbau straßenbau bauleitung bauunternehmen bauhandwerk solaranlage solartechnik photovoltaik malerbetrieb',
    tech: 'software saas devops =informatik it =daten =cloud softwarearchitektur softwarearchitekt datenanalyse wirtschaftsinformatik',
    health:
      'gesundheit gesundheitswesen krankenhaus klinik krankenpflege altenpflege intensivpflege kinderkrankenpflege =pflege pflegedienst arzt ärzt tierarzt tierärzt zahnarzt zahnärzt hausarzt hausärzt facharzt fachärzt medizin tiermedizin zahnmedizin physiotherapie physiotherapeut psychotherapie psychotherapeut ergotherapie logopädie osteopathie hebamme',
    coaching:
      '=coaching =coach =training =schulung =führung =moderation führungskräfteentwicklung personalentwicklung organisationsentwicklung teamentwicklung führungskräftetraining führungstraining führungskräftecoaching business_coaching kommunikationstraining',
    food: 'restaurant hotel hotellerie gastronomie gasthof gasthaus gaststätte café bäckerei bäcker konditorei konditor catering =lebensmittel',
    creative:
      '=design =gestaltung =werbung =marketing =kommunikation =marke grafikdesign kommunikationsdesign markendesign onlinemarketing online_marketing content_marketing werbe werbetext texter unternehmenskommunikation markenführung markenstrategie öffentlichkeitsarbeit',
    finance:
      'finanzen finanz cfo controlling controller treasury versicherung =bank finanzierung vermögensverwaltung',
    selling: 'vertrieb verkauf einzelhandel immobilie immobilien',
  },
  fr: {
    tax: 'comptable expert_comptable expertise_comptable comptabilité fiscal fiscale fiscalité fiscaliste paie',
    security:
      'cybersécurité sécurité_informatique sécurité_des_systèmes sécurité_de_l_information sécurité_des_données sécurité_numérique',
    ux: 'ux ui ux_design expérience_utilisateur design_produit design_d_interaction',
    recruiting: 'recrutement recruteur recruteuse chasse_de_têtes chasseur_de_têtes',
    law: '=droit droit_social droit_du_travail droit_des_affaires droit_de_la_famille droit_immobilier droit_pénal droit_fiscal droit_commercial avocat avocate notaire juriste juridique',
    transport:
      'logistique fret affrètement =transport transport_routier transport_de_marchandises transport_frigorifique transport_maritime',
    making:
      'usine =production =industrie génie_industriel ingénierie_industrielle production_industrielle lean prévention_des_risques entrepôt',
    building:
      '=architecture architecte architecture_d_intérieur architecte_d_intérieur =bâtiment =chantier plomberie plombier plombière couverture_zinguerie couvreur charpente charpentier électricien électricienne maçonnerie maçon menuisier_poseur rénovation_de_maisons rénovation_de_bâtiments rénovation_énergétique photovoltaïque énergie_solaire btp',
    tech: 'logiciel saas devops =informatique =données =cloud développement_web développement_logiciel architecture_logicielle',
    health:
      'santé hôpital clinique médecine médecin médical médicale infirmier infirmière soins_infirmiers vétérinaire kinésithérapie kinésithérapeute ostéopathie ostéopathe psychothérapie dentiste sage_femme ergothérapie',
    coaching:
      '=coaching =coach =formation =mentorat formation_professionnelle formation_continue formation_des_managers formation_des_dirigeants formation_au_management coaching_de_dirigeants coaching_d_équipe coaching_professionnel management_des_équipes prise_de_parole',
    food: '=restauration restauration_collective restauration_rapide restauration_traditionnelle restauration_gastronomique restauration_scolaire restaurant restaurateur restauratrice hôtellerie hôtel hôtelier hôtelière boulangerie boulanger boulangère pâtisserie pâtissier pâtissière traiteur =café =alimentation agroalimentaire',
    creative:
      '=design =marketing =publicité =communication =marque design_graphique graphisme graphiste identité_visuelle marketing_digital marketing_de_contenu communication_digitale communication_d_entreprise rédaction_publicitaire relations_publiques',
    finance:
      'finance finances daf trésorerie =assurance assurances =banque contrôle_de_gestion gestion_de_patrimoine',
    selling: 'vente ventes =commerce commerce_de_détail immobilier immobilière e_commerce',
  },
  es: {
    tax: 'fiscal fiscalidad contable contabilidad gestoría impuesto nómina',
    security: 'ciberseguridad seguridad_informática seguridad_de_la_información seguridad_de_datos',
    ux: 'ux ui experiencia_de_usuario diseño_de_producto diseño_de_interacción usabilidad',
    recruiting: 'reclutamiento reclutador reclutadora selección_de_personal cazatalentos headhunting',
    law: '=derecho derecho_laboral derecho_civil derecho_penal derecho_mercantil derecho_de_familia derecho_fiscal derecho_inmobiliario abogacía abogado abogada jurídico jurídica',
    transport:
      'logística flete =transporte transporte_por_carretera transporte_de_mercancías transporte_frigorífico transporte_marítimo',
    making:
      'fábrica =producción =fabricación ingeniería_industrial producción_industrial lean almacén prevención_de_riesgos',
    building:
      '=arquitectura arquitecto arquitecta =construcción construcción_de_viviendas construcción_de_casas fontanería fontanero fontanera electricista instalación_eléctrica albañilería albañil tejador energía_solar placa_solar placas_solares fotovoltaica arquitectura_de_interiores interiorismo reformas_de_viviendas',
    tech: 'software saas devops =informática =datos desarrollo_web desarrollo_de_software arquitectura_de_software',
    health:
      'salud sanidad hospital clínica medicina médico médica enfermería enfermero enfermera veterinaria veterinario fisioterapia fisioterapeuta psicoterapia odontología dentista osteopatía matrona',
    coaching:
      '=coaching =coach =formación =mentoría liderazgo formación_de_directivos formación_de_equipos formación_de_empresas formación_empresarial formación_continua coaching_ejecutivo coaching_de_equipos coaching_empresarial',
    food: '=restauración restaurante hostelería hotel hotelero hotelera panadería panadero panadera pastelería pastelero pastelera catering =alimentación cafetería',
    creative:
      '=diseño =marketing =publicidad =comunicación =marca diseño_gráfico marketing_digital marketing_de_contenidos comunicación_corporativa redacción_publicitaria relaciones_públicas identidad_visual',
    finance: 'finanzas cfo tesorería seguros =seguro =banca =banco control_de_gestión gestión_patrimonial',
    selling:
      'ventas =venta =comercio comercio_minorista inmobiliaria inmobiliario bienes_raíces tienda_online',
  },
};

/** Names how somebody works, and not at what: the trade is in the words around it ("Steuerberatung", "cabinet d’avocats"). */
export const WAYS_OF_WORK: Readonly<Record<PostLanguage, string>> = {
  en: 'service consulting consultancy consultant advice advisor adviser advisory agency firm company business practice office studio industry sector management management_consulting engineering development department owner founder director head specialist expert freelancer team provider chain startup',
  de: 'beratung berater service dienst dienstleistung dienstleister agentur kanzlei büro praxis unternehmen firma betrieb branche bereich wesen verwaltung management entwicklung entwickler makler inhaber gründer leiter leitung fachkraft spezialist experte meister handwerk technik techniker fachfrau fachmann haus heim team anbieter konzern studio',
  fr: 'conseil conseiller conseillère consultant consultante service cabinet agence entreprise société secteur bureau studio gestion développement gérant gérante patron patronne directeur directrice fondateur fondatrice métier équipe ingénierie professionnel expert experte',
  es: 'consultoría consultor consultora asesoría asesor asesora asesoramiento servicio despacho agencia empresa sector oficina estudio gestión desarrollo instalación instalador dueño dueña director directora fundador fundadora responsable equipo ingeniería experto experta industria',
};

/** What is added to a word without making it another one. */
export const ENDINGS: Readonly<Record<PostLanguage, readonly string[]>> = {
  en: ['s', 'es'],
  de: ['e', 'n', 'en', 'er', 'ern', 's', 'es', 'in', 'innen'],
  fr: ['s', 'x', 'e', 'es'],
  es: ['s', 'es'],
};
